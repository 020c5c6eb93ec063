import { download_material } from '@portico/shared/contract/materials.ts'
import { FileField } from '../../fields/media/file-field.tsx'
import { LessonTextField } from '../../fields/lesson-text/lesson-text-field.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import type { EditorProps, ItemEditor } from './item-editor.ts'

/** Editor for an audio file of the library with its transcript. */
export const audioEditor: ItemEditor<'Audio'> = {
  empty: { itemable_type: 'Audio', fields: { file: null, transcript: '' } },
  labels: { title: 'Title', file: 'Audio file', transcript: 'Transcript' },
  Editor: AudioEditor,
}

function AudioEditor({ content, onChange, errorOf, mayEdit }: EditorProps<'Audio'>) {
  const { fields } = content
  return (
    <>
      <FileField
        label="Audio file"
        help="An MP3 file. It is played without conversion."
        types={['audio']}
        file={fields.file}
        isReadOnly={!mayEdit}
        error={errorOf('file')}
        onChange={(file) => onChange({ ...content, fields: { ...fields, file } })}
      />
      {fields.file?.uuid ? (
        // Learners get the transcript below; this is the bare file.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio
          key={fields.file.uuid}
          src={downloadUrl(download_material.path.replace(':uuid', fields.file.uuid))}
          controls
          preload="metadata"
          aria-label={`Preview of ${fields.file.name}`}
        />
      ) : null}
      <LessonTextField
        label="Transcript"
        isReadOnly={!mayEdit}
        html={fields.transcript}
        error={errorOf('transcript')}
        onChange={(transcript) => onChange({ ...content, fields: { ...fields, transcript } })}
      />
    </>
  )
}
