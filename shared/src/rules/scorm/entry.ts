export type Entry = 'ab-initio' | 'resume' | ''

/**
 * cmi.core.entry of a new launch: 'ab-initio' when nothing was ever saved, 'resume' after exit=suspend, '' after any other exit.
 * `exit` undefined: the launch before never ended (crash, lost power). It is resumed too, else the learner would lose what was kept.
 * Source: SCORM 1.2 RTE §3.4.4, cmi.core.entry.
 */
export function entryOf(last: { exit: string | undefined } | null): Entry {
  if (!last) return 'ab-initio'
  return last.exit === 'suspend' || last.exit === undefined ? 'resume' : ''
}
