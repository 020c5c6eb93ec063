import { pass, refuse, type GuardedPage, type Outcome, type VisitorFacts } from './guard.ts'

/** Refuses pages about the whole portal to people limited to courses (ROL-037). The edge cannot know that and lets everyone through. */
export const checkClosedToLimited = (
  { closed_to_limited }: Pick<GuardedPage, 'closed_to_limited'>,
  { is_limited_to_courses }: VisitorFacts,
): Outcome => (closed_to_limited && is_limited_to_courses ? refuse('access.denied') : pass)
