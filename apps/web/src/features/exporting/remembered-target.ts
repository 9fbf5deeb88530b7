const KEY = 'export_target';

/** The target chosen last in this browser, for visitors: accounts have it on the server. */
export function rememberedTarget(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the target for the next time; a browser that keeps nothing only forgets it. */
export function rememberTarget(presetId: string): void {
  try {
    localStorage.setItem(KEY, presetId);
  } catch {
    // Private windows may refuse storage.
  }
}
