import { Notice } from '@portico/shared/ui/notice.tsx'

/** Shown in place of missing content. */
export const StillPreparing = () => <Notice tone="waiting">This content is still being prepared.</Notice>
