import type { ResponseFile } from '@portico/shared/contract/assignments.ts'
import { responseFileRule } from '@portico/shared/rules/assignments/response-file.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { isPreview } from '@portico/shared/pages/preview-of-course.ts'
import { useRef } from 'react'
import { useSending } from '../../../../kernel/use-sending.ts'

type Props = {
  files: readonly ResponseFile[]
  most: number
  accept: string
  place: { related_id: number; item_id: number }
  /** reads the work again, with the added file */
  onAdded: () => Promise<void>
  onRemove: (key: string) => void
  /** true until every chosen file is sent and shown: a submission now would leave it out */
  onSending: (isSending: boolean) => void
}

type Sending = { file: File; place: Props['place']; onProgress: (percent: number) => void }

async function send({ file, place, onProgress }: Sending): Promise<void> {
  if (isPreview(place.related_id)) return (await import('../../preview/open-preview.ts')).addFile(place.item_id, file)
  const { sendFile } = await import('../../../../kernel/send-file.ts')
  const { related_id, item_id } = place
  const metadata = { purpose: 'assignment' as const, related_id: String(related_id), item_id: String(item_id) }
  await sendFile({ file, metadata, onProgress })
}

/** Files for the next attempt: uploaded at once, removable until submission. */
export function ResponseFiles({ files, most, accept, place, onAdded, onRemove, onSending }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { sending, failure, add } = useSending({
    ruleOf: responseFileRule,
    send: (one) => send({ ...one, place }),
    onSent: onAdded,
  })
  return (
    <div className="stack stack-2" role="group" aria-labelledby="assignment-own-files">
      <h3 id="assignment-own-files">Your files</h3>
      {files.length > 0 ? (
        <ul className="assignment-files">
          {files.map(({ key, name, size }) => (
            <li key={key} className="row">
              <span>
                <Icon name="file" size="small" /> {name} <span className="small muted">{formatFileSize(size)}</span>
              </span>
              <IconButton icon="trash" label={`Remove ${name}`} onClick={() => onRemove(key)} />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="small">
        {sending ? `Sending ${sending.name}: ${sending.percent}%` : ''}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label="Files to submit"
        onChange={(event) => {
          onSending(true)
          void add([...(event.target.files ?? [])]).finally(() => onSending(false))
          event.target.value = ''
        }}
      />
      <div>
        <Button
          kind="secondary"
          icon="upload"
          busy={sending !== null}
          disabled={files.length >= most}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
      </div>
      <p className="small muted">{`Up to ${most} files of 20 MB each, videos of 200 MB. Only you and your graders can see them.`}</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
