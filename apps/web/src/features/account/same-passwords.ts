/** For `schema.refine(...samePasswords)`: the password is typed twice, and the second must be the first. */
export const samePasswords = [
  (form: { readonly password: string; readonly confirmation: string }) => form.password === form.confirmation,
  { path: ['confirmation'], message: 'The passwords do not match.' },
] satisfies [unknown, { path: string[]; message: string }];
