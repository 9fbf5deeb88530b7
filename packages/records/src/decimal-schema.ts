import { z } from 'zod';
import { parseDecimal } from './money.ts';

/** A plain decimal string with a dot, such as "-12.50". */
export const decimalSchema = z.string().refine((text) => parseDecimal(text) !== null, 'not a decimal');
