import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import { FileField } from '../../../fields/media/file-field.tsx'
import type { ErrorOf } from '../item-editor.ts'
import { CaptionsField } from './captions-field.tsx'
import { FilmPreview } from './film-preview.tsx'

type Fields = AuthoredFields<'Video'>
type Props = {
  fields: Fields
  errorOf: ErrorOf
  mayEdit: boolean
  onChange: (some: Partial<Fields>) => void
}

/** A video of the library with its preview, its poster picture and captions. */
export const LibraryFilm = ({ fields, errorOf, mayEdit, onChange }: Props) => (
  <>
    <FileField
      label="Video file"
      help="MP4 with H.264 video and AAC audio, or WebM, up to 10 GB. It is played without conversion."
      types={['video']}
      file={fields.file}
      isReadOnly={!mayEdit}
      error={errorOf('file')}
      onChange={(file) => onChange(file ? { file, link: '' } : { file })}
    />
    {fields.file ? (
      <>
        {fields.file.uuid ? (
          <FilmPreview key={fields.file.uuid} uuid={fields.file.uuid} name={fields.file.name} />
        ) : null}
        <FileField
          label="Poster"
          help="The picture that is shown before the video plays."
          types={['img']}
          file={fields.poster}
          isReadOnly={!mayEdit}
          error={errorOf('poster')}
          onChange={(poster) => onChange({ poster })}
        />
        <CaptionsField
          captions={fields.captions}
          isReadOnly={!mayEdit}
          error={errorOf('captions')}
          onChange={(captions) => onChange({ captions })}
        />
      </>
    ) : null}
  </>
)
