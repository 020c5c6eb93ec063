import { remove_training_file, type TrainingFile } from '@portico/shared/contract/proof-training.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { evidenceFileRule, mostEvidenceFiles } from '@portico/shared/rules/accreditation/evidence-file.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

type Props = { files: readonly TrainingFile[]; onChange: () => void }

/** Sends chosen files one after the other; what is refused is said, and the others go on. */
function useSending(onChange: () => void) {
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (chosen: readonly File[]) => {
    setFailure(null)
    for (const file of chosen) {
      const refusal = checkUpload({ name: file.name, size_bytes: file.size }, evidenceFileRule)
      if (refusal) {
        setFailure(errorMessage(refusal.code, refusal.params))
        continue
      }
      setSending({ name: file.name, percent: 0 })
      try {
        const { sendFile } = await import('../../kernel/send-file.ts')
        const onProgress = (percent: number) => setSending({ name: file.name, percent })
        await sendFile({ file, metadata: { purpose: 'evidence' }, onProgress })
        onChange()
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? error.message : errorMessage('uploads.lost')}`)
      }
    }
    setSending(null)
  }
  return { sending, failure, setFailure, add }
}

/** Files that prove it: each goes up at once and waits here until the record is sent, also after a reload. */
export function EvidenceFiles({ files, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { sending, failure, setFailure, add } = useSending(onChange)
  const remove = (key: string) =>
    void browserCall(remove_training_file, { params: { key } }).then(onChange, (error: unknown) =>
      setFailure(failureText(error)),
    )
  return (
    <div className="stack stack-2" role="group" aria-labelledby="evidence">
      <h3 id="evidence">Evidence</h3>
      {files.map(({ key, name, size }) => (
        <div key={key} className="row">
          <span>
            <Icon name="file" size="small" /> {name} <span className="small muted">{formatFileSize(size)}</span>
          </span>
          <IconButton icon="trash" label={`Remove ${name}`} onClick={() => remove(key)} />
        </div>
      ))}
      <p role="status" className="small">
        {sending ? `Sending ${sending.name}: ${sending.percent}%` : ''}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Files that prove it"
        onChange={(event) => {
          void add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div>
        <Button
          kind="secondary"
          icon="upload"
          busy={sending !== null}
          disabled={files.length >= mostEvidenceFiles}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
      </div>
      <p className="small muted">{`Up to ${mostEvidenceFiles} PDFs, pictures or documents of 20 MB, such as your certificate. Only you and whoever reviews them see them.`}</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
