import {
  type Books,
  booksSchema,
  doneSchema,
  type KeptMapping,
  keptMappingSchema,
  keptMappingsResponseSchema,
  paths,
  pathTo,
} from '@tieout/contract';
import { callJson } from './call.ts';

/** What exports are shown of the account's books. */
export function fetchBooks(): Promise<Books> {
  return callJson(booksSchema, paths.userBooks);
}

/** Keeps what exports are shown from now on. */
export function keepBooks(books: Books): Promise<Books> {
  return callJson(booksSchema, paths.userBooks, { method: 'PUT', json: books });
}

/** Every mapping used before, the latest first. */
export async function fetchMappings(): Promise<KeptMapping[]> {
  return (await callJson(keptMappingsResponseSchema, paths.userMappings)).mappings;
}

/** The mappings used before that fit the file. */
export async function fetchFittingMappings(fileId: string): Promise<KeptMapping[]> {
  return (await callJson(keptMappingsResponseSchema, pathTo(paths.fileMappings, { fileId }))).mappings;
}

/** Gives a mapping a name. */
export function renameMapping(id: string, name: string): Promise<KeptMapping> {
  return callJson(keptMappingSchema, pathTo(paths.userMapping, { id }), { method: 'PATCH', json: { name } });
}

/** The mapping is not offered any more. */
export async function forgetMapping(id: string): Promise<void> {
  await callJson(doneSchema, pathTo(paths.userMapping, { id }), { method: 'DELETE' });
}
