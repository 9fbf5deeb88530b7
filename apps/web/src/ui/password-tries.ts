/** Wrong passwords after which the prompt for a PDF's password closes. */
export const PASSWORD_TRIES = 3;
