import type { Verb } from '../../../../kernel/verb.ts'
import { findEntries } from './find-entries.ts'

export const palette: readonly Verb[] = [findEntries]
