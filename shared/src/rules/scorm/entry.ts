export type Entry = 'ab-initio' | 'resume' | ''
export type LastLaunch = { exit: string; ended: boolean }

/**
 * cmi.core.entry of a new launch: 'ab-initio' the first time, 'resume' after exit=suspend, '' after any other exit.
 * A launch that never ended (crash, lost power) is resumed too, else the learner would lose what was kept.
 * Source: SCORM 1.2 RTE §3.4.4, cmi.core.entry.
 */
export function entryOf(last: LastLaunch | null): Entry {
  if (!last) return 'ab-initio'
  return last.exit === 'suspend' || !last.ended ? 'resume' : ''
}
