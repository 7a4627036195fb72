import { Tokenizer } from "htmlparser2";

const deepestTag = 100;

interface Parser {
  stack: readonly string[];
  tagname: string;
  endIndex: number;
  onopentagname(start: number, end: number): void;
}

/**
 * For sanitize-html's `parser`: leaves out tags below the 100th level. The parser moves and searches its whole list of
 * open tags for each tag, so 8 MB of unclosed ones took minutes.
 */
export class ShallowTokenizer extends Tokenizer {
  constructor(...[options, callbacks]: ConstructorParameters<typeof Tokenizer>) {
    const parser = callbacks as unknown as Parser;
    const open = parser.onopentagname.bind(parser);
    parser.onopentagname = (start, end) => {
      if (parser.stack.length < deepestTag) return open(start, end);
      // Without a name, the parser ignores the tag, as it does a form in a form.
      parser.endIndex = end;
      parser.tagname = "";
    };
    super(options, callbacks);
  }
}
