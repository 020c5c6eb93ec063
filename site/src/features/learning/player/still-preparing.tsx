import { Notice } from '@portico/shared/ui/notice.tsx'

/** In place of content that its author has not added yet. */
export const StillPreparing = () => <Notice tone="waiting">This content is still being prepared.</Notice>
