import { bytesLabel, uploadProgressText } from '@portico/shared/rules/media/upload-text.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { uploads, type UploadRow } from './uploads.ts'

const percentOf = ({ sent_bytes, size_bytes, state }: UploadRow): number =>
  state === 'done' || state === 'checking' || state === 'importing'
    ? 100
    : Math.floor((sent_bytes / Math.max(size_bytes, 1)) * 100)

/** Returns the status text of an upload's line. */
function statusText(upload: UploadRow): string {
  const { sent_bytes, size_bytes, state, words } = upload
  const far = `${bytesLabel(sent_bytes)} of ${bytesLabel(size_bytes)}`
  switch (state) {
    case 'sending':
      return uploadProgressText(upload)
    case 'paused':
      return `Paused · ${far}`
    case 'offline':
      return `You are offline. Resumes automatically · ${far}`
    case 'stopped':
      return `Stopped · ${far}. Choose this file again to resume.`
    case 'checking':
      return 'Checking the file…'
    case 'importing':
      return 'Importing… This continues even if you leave the page.'
    default:
      return words ?? (state === 'failed' ? 'Not uploaded' : '')
  }
}

const announcementRoles: Partial<Record<UploadRow['state'], 'status' | 'alert'>> = { done: 'status', failed: 'alert' }

/**
 * One upload: progress, speed and time left; pause, resume, discard (MED-024). Each state renders a new text node, so that screen readers announce a
 * failure.
 */
export function UploadLine({ upload }: { upload: UploadRow }) {
  const { id, name, state, acts } = upload
  const canResume = state === 'paused' || state === 'offline' || state === 'failed'
  return (
    <li className="upload-line" data-state={state}>
      <span className="upload-name" title={name}>
        {state === 'done' ? <Icon name="check-circle" size="small" /> : null}
        {state === 'failed' ? <Icon name="x-circle" size="small" /> : null}
        {name}
      </span>
      <span className="row upload-acts">
        {state === 'sending' && acts.pause ? (
          <IconButton icon="pause" label={`Pause ${name}`} size="small" onClick={acts.pause} />
        ) : null}
        {canResume && acts.resume ? (
          <IconButton
            icon={state === 'failed' ? 'refresh' : 'play'}
            label={`${state === 'failed' ? 'Try again' : 'Resume'}: ${name}`}
            size="small"
            onClick={acts.resume}
          />
        ) : null}
        {state !== 'checking' && state !== 'importing' ? (
          <IconButton
            icon="close"
            label={`${acts.discard ? 'Cancel' : 'Dismiss'}: ${name}`}
            size="small"
            onClick={acts.discard ?? (() => uploads.remove(id))}
          />
        ) : null}
      </span>
      <progress className="progress-bar" aria-label={`Upload of ${name}`} max={100} value={percentOf(upload)} />
      <span key={state} className="upload-words" role={announcementRoles[state]}>
        {statusText(upload)}
      </span>
    </li>
  )
}
