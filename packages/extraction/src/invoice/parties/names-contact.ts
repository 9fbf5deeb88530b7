import { normalise } from '../../words/normalise.ts';

/** Before a name of somebody at the party's, where the party's own is not printed. */
const ATTENTION =
  /^(attn|attention|att|z hd|t a v|a a|f a o|c o|ate|a l attention de|a la atencion de|c a|zhd|tav)$/;

/** Whether a text is what stands before the name of somebody at the party's: "Attn", "z. Hd.", "t.a.v.". */
export function namesContact(text: string): boolean {
  return ATTENTION.test(normalise(text));
}
