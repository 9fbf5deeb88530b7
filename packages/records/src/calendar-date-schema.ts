import { z } from 'zod';
import { dateParts } from './calendar-date.ts';

export const calendarDateSchema = z
  .string()
  .refine((text) => dateParts(text) !== null, 'not a calendar date');
