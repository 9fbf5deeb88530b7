import { says } from '../../vocabulary/says.ts';

/** Whether a text is what stands before the name of somebody at the party's: "Attn", "z. Hd.", "t.a.v.". */
export function namesContact(text: string): boolean {
  return says('attention', text);
}
