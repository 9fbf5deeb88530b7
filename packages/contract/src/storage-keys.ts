/** Keys of the browser's local storage, or of its session storage where "remember me" was not ticked; the cookie of the same name as `authToken` is moved into local storage. */
export const localStorageKeys = { authToken: 'auth_token', sessionPermanent: 'session_permanent' } as const;

/** Key of session storage under which the extracted rows of a file wait for the mapping page. */
export function fileDataKey(fileId: string): string {
  return `fileData_${fileId}`;
}
