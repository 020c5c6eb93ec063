import type { ShareState } from '../../states/course-share.ts'

type Share = { readonly state: ShareState; readonly starts_on: string | null; readonly ends_on: string | null }

/** Whether a shared course may be sold on a given day, in the receiving portal's time zone. The last day is included. */
export const isShareOpen = ({ state, starts_on, ends_on }: Share, today: string): boolean =>
  state === 'accepted' && (starts_on === null || starts_on <= today) && (ends_on === null || today <= ends_on)
