import { stored, type Stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'

const position = v.parser(v.pipe(v.number(), v.minValue(0)))

/** An item's position until the server has it. Without storage, the item resumes from the last position that the server received. */
export const unsentPosition = (key: string): Stored<number> => stored(key, position, 'local')
