/** Who buys on French documents. */
export const BUYERS = ['Mme Claire Fontaine', 'SCI Les Tilleuls', 'Boulangerie Perrin', 'Cabinet Moreau'];
