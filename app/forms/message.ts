export interface Message {
  title: string;
  text: string;
}
