export type Tag = PDFKit.PDFStructureElement;
