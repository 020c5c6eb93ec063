import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** Shows inside a dialog why its call was refused; nothing while there is no error. */
export const RefusalNotice = ({ error }: { error: unknown }) =>
  error === null ? null : (
    <Notice tone="failed" alert>
      {failureText(error)}
    </Notice>
  )
