import { allowedExtensions, uploadHint, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useId, useRef } from 'react'
import { LibraryPicture } from './library-picture.tsx'

type Props = {
  title: string
  help: string
  /** styles the background of the picture */
  name: string
  url: string | null
  rule: UploadRule
  /** shows only the picture, without controls */
  isReadOnly?: boolean
  error: string | null
  uploading: boolean
  removing: boolean
  onFile: (file: File | undefined) => void
  onRemove: () => void
}

/** Shows the current picture and lets the user choose, drop or remove one; the error of a chosen file appears only here. */
export function PictureChooser({ title, help, name, url, rule, isReadOnly, error, onFile, ...buttons }: Props) {
  const errorId = useId()
  return (
    <div
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isReadOnly) onFile(event.dataTransfer.files[0])
      }}
    >
      <h3 className="field-label">{title}</h3>
      <div className="picture-box" data-image={name}>
        {url ? <img src={url} alt={`${title} now`} /> : <span>None yet</span>}
      </div>
      <p className="field-help">{isReadOnly ? help : `${help} ${uploadHint(rule)}.`}</p>
      <p className="field-error" id={errorId} role="alert" hidden={error === null}>
        <Icon name="warning" size="small" />
        {error}
      </p>
      {isReadOnly ? null : (
        <PictureButtons
          {...buttons}
          title={title}
          rule={rule}
          hasPicture={url !== null}
          errorId={error === null ? undefined : errorId}
          onFile={onFile}
        />
      )}
    </div>
  )
}

type Buttons = Pick<Props, 'title' | 'rule' | 'uploading' | 'removing' | 'onFile' | 'onRemove'> & {
  hasPicture: boolean
  errorId: string | undefined
}

function PictureButtons({ title, rule, hasPicture, errorId, uploading, removing, onFile, onRemove }: Buttons) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${title}: file`}
        accept={allowedExtensions(rule)
          .map((extension) => `.${extension}`)
          .join()}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="row">
        <Button
          kind="secondary"
          size="small"
          icon="upload"
          busy={uploading}
          aria-label={`Choose file: ${title}`}
          aria-describedby={errorId}
          onClick={() => chooser.current?.click()}
        >
          Choose file
        </Button>
        <LibraryPicture title={title} onFile={onFile} />
        {hasPicture ? (
          <Button kind="quiet" size="small" busy={removing} aria-label={`Remove: ${title}`} onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
    </>
  )
}
