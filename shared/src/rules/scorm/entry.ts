export type Entry = 'ab-initio' | 'resume' | ''

/**
 * cmi.core.entry of a new launch: 'ab-initio' if nothing was ever saved, 'resume' after exit=suspend, '' after any other exit. `exit` is undefined if
 * the last launch never ended (crash, power loss); it also resumes, so the learner keeps the saved data. Source: SCORM 1.2 RTE §3.4.4,
 * cmi.core.entry.
 */
export function entryOf(last: { exit: string | undefined } | null): Entry {
  if (!last) return 'ab-initio'
  return last.exit === 'suspend' || last.exit === undefined ? 'resume' : ''
}
