import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export interface Module {
  file: string;
  declared: string[];
  /** What it takes from other modules of ours; "*" when all of it. */
  taken: { from: string; name: string }[];
}

export function readModule(file: string): Module {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const module: Module = { file, declared: [...new Set(source.statements.flatMap(listDeclared))], taken: [] };
  const take = (specifier: ts.Node, names: readonly string[]) => {
    const path = (specifier as ts.StringLiteral).text.replace(/\?.*/, "");
    const from = /^#(?:app|tests)\//.test(path) ? path.slice(1) : join(dirname(file), path);
    module.taken.push(...names.map((name) => ({ from, name })));
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (named) take(statement.moduleSpecifier, ts.isNamedImports(named) ? toNames(named.elements) : ["*"]);
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const named = statement.exportClause;
      take(statement.moduleSpecifier, named && ts.isNamedExports(named) ? toNames(named.elements) : ["*"]);
    }
  }
  // What is imported on demand is destructured anywhere below, so any word of the file may be its name.
  for (const [, path] of text.matchAll(/import\(\s*["']([^"']+)["']/g))
    take(ts.factory.createStringLiteral(path!), [...new Set(text.match(/\w+/g))]);
  return module;
}

const toNames = (elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) =>
  elements.map(({ propertyName, name }) => (propertyName ?? name).text);

function listDeclared(statement: ts.Statement): string[] {
  const kinds = ts.canHaveModifiers(statement) ? ts.getModifiers(statement)?.map(({ kind }) => kind) : [];
  if (!kinds?.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
    return [];
  const named = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name)
    : [(statement as ts.FunctionDeclaration | ts.InterfaceDeclaration).name];
  return named.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : []));
}
