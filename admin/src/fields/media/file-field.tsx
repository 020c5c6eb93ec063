import './media.css'
import { download_material } from '@portico/shared/contract/materials.ts'
import type { AttachedFile } from '@portico/shared/item-types/attached-file.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useId, useState, type ReactNode } from 'react'
import { downloadUrl } from '../../kernel/api.ts'
import { MediaPicker } from './media-picker.tsx'

type Props = {
  label: string
  help?: ReactNode
  types: readonly FileType[]
  file: AttachedFile | null
  isReadOnly: boolean
  error: string | undefined
  onChange: (file: AttachedFile | null) => void
}

/** Field for one file of the media library: chosen or uploaded, replaced, removed. */
export function FileField({ label, help, types, file, isReadOnly, error, onChange }: Props) {
  const own = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div className="field" role="group" aria-labelledby={own}>
      <span className="field-label" id={own}>
        {label}
      </span>
      {file ? (
        <p className="file-field-name">
          <Icon name="file" size="small" />{' '}
          {file.uuid ? (
            <a href={downloadUrl(download_material.path.replace(':uuid', file.uuid))} download={file.name}>
              {file.name}
            </a>
          ) : (
            file.name
          )}
          {file.size > 0 ? <span className="muted small"> {bytesLabel(file.size)}</span> : null}
        </p>
      ) : null}
      {isReadOnly ? null : (
        <div className="row">
          <Button kind="secondary" size="small" icon="upload" onClick={() => setIsChoosing(true)}>
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          {file ? (
            <Button kind="quiet" size="small" aria-label={`Remove ${file.name}`} onClick={() => onChange(null)}>
              Remove
            </Button>
          ) : null}
        </div>
      )}
      {help ? <p className="field-help">{help}</p> : null}
      {error ? (
        <p className="field-error">
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
      {isChoosing ? (
        <MediaPicker
          title={label}
          only={types}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onAttach={([chosen]) => {
            setIsChoosing(false)
            if (chosen) onChange({ uuid: chosen.uuid, name: chosen.name, size: chosen.size })
          }}
        />
      ) : null}
    </div>
  )
}
