import { Notice } from '@portico/shared/ui/notice.tsx'

/** Said over a course that its reader does not reach. */
export const OthersNotice = () => (
  <Notice tone="waiting">You can read this course. Only people who teach or manage it can change it.</Notice>
)
