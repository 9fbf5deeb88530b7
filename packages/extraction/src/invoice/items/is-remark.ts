/** Whether a line says how a dish is wanted: "> Half / Boneless", "+ Less sugar", "* No mustard". */
export function isRemark(text: string): boolean {
  return /^[>+*]\s/.test(text);
}
