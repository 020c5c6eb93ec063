import { remove_training_file, type TrainingFile } from '@portico/shared/contract/credentials/proof-training.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { evidenceFileRule, mostEvidenceFiles } from '@portico/shared/rules/credentials/accreditation/evidence-file.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { useSending } from '../../kernel/use-sending.ts'

type Props = {
  files: readonly TrainingFile[]
  evidence: ReturnType<typeof useEvidence>
  error: string | undefined
  onChange: () => Promise<void>
}

const ruleOf = () => evidenceFileRule
const send: Parameters<typeof useSending>[0]['send'] = async (one) => {
  const { sendFile } = await import('../../kernel/send-file.ts')
  await sendFile({ ...one, metadata: { purpose: 'evidence' } })
}

/** Sends files. One counts as being sent until it is listed. */
export const useEvidence = (onListed: () => Promise<void>) => useSending({ ruleOf, send, onSent: onListed })

/** Evidence files: uploaded at once and listed here until the record is sent, even after a reload. */
export function EvidenceFiles({ files, evidence, error, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { sending, failure, setFailure, add } = evidence
  const remove = (key: string) =>
    void browserCall(remove_training_file, { params: { key } }).then(onChange, (error: unknown) =>
      setFailure(failureText(error)),
    )
  return (
    <div className="stack stack-2" role="group" aria-labelledby="evidence">
      <h3 id="evidence">Evidence</h3>
      {files.map((file) => (
        <ListedFile key={file.key} file={file} onRemove={() => remove(file.key)} />
      ))}
      <p role="status" className="small">
        {sending ? `Sending ${sending.name}: ${sending.percent}%` : ''}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Evidence files"
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
          data-invalid={error ? '' : undefined}
          aria-describedby={error ? 'evidence-error' : undefined}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
      </div>
      {error ? (
        <p id="evidence-error" className="field-error">
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
      <p className="small muted">{`Up to ${mostEvidenceFiles} PDFs, pictures or documents of 20 MB, such as your certificate. Only you and reviewers can see them.`}</p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}

const ListedFile = ({ file: { name, size }, onRemove }: { file: TrainingFile; onRemove: () => void }) => (
  <div className="row evidence-file">
    <Icon name="file" size="small" />
    <span>
      {name} <span className="small muted">{formatFileSize(size)}</span>
    </span>
    <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
  </div>
)
