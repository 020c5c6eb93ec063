import type { AttachedFile } from '@portico/shared/item-types/attached-file.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { LessonTextField } from '../../fields/lesson-text/lesson-text-field.tsx'
import { FileField } from '../../fields/media/file-field.tsx'
import type { Content, EditorProps, ItemEditor } from './item-editor.ts'

const types: readonly FileType[] = ['pdf', 'docs', 'sheets', 'img', 'audio', 'video']

/** Editor for assignments. */
export const assignmentEditor: ItemEditor<'Assignment'> = {
  empty: {
    itemable_type: 'Assignment',
    fields: {
      reqs: '',
      attempts: 3,
      score: 70,
      restrict_user_to_upload: false,
      allow_text_response: true,
      file: null,
      materials: [],
    },
  },
  labels: {
    title: 'Title',
    reqs: 'Requirements',
    attempts: 'Attempts',
    score: 'Score to pass',
    restrict_user_to_upload: 'Files may be submitted',
    allow_text_response: 'Text may be submitted',
    file: 'File',
    materials: 'Materials',
  },
  Editor: AssignmentEditor,
}

function AssignmentEditor({ content, onChange, errorOf, mayEdit }: EditorProps<'Assignment'>) {
  const { fields } = content
  const set = (part: Partial<typeof fields>) => onChange({ ...content, fields: { ...fields, ...part } })
  return (
    <>
      <LessonTextField
        label="Requirements"
        isReadOnly={!mayEdit}
        html={fields.reqs}
        error={errorOf('reqs')}
        onChange={(reqs) => set({ reqs })}
      />
      <div className="form-grid">
        <Field label="Attempts" required error={errorOf('attempts')}>
          <TextInput
            type="number"
            min={1}
            max={100}
            value={fields.attempts}
            onChange={(event) => set({ attempts: Number(event.target.value) })}
          />
        </Field>
        <Field label="Score to pass" required help="Percent." error={errorOf('score')}>
          <TextInput
            type="number"
            min={0}
            max={100}
            value={fields.score}
            onChange={(event) => set({ score: Number(event.target.value) })}
          />
        </Field>
      </div>
      <ResponseKinds fields={fields} error={errorOf('allow_text_response')} onChange={set} />
      <FileField
        label="File"
        help="A form to fill in, or an example."
        types={types}
        file={fields.file}
        isReadOnly={!mayEdit}
        error={errorOf('file')}
        onChange={(file) => set({ file })}
      />
      <Materials
        files={fields.materials}
        isReadOnly={!mayEdit}
        error={errorOf('materials')}
        onChange={(materials) => set({ materials })}
      />
    </>
  )
}

type Fields = Content<'Assignment'>['fields']
type ResponseKindsProps = { fields: Fields; error: string | undefined; onChange: (part: Partial<Fields>) => void }

/** Ways to answer an assignment; at least one stays enabled (OP-84). */
const ResponseKinds = ({ fields, error, onChange }: ResponseKindsProps) => (
  <>
    <Checkbox
      label="Learners may submit text"
      checked={fields.allow_text_response}
      onChange={(event) => onChange({ allow_text_response: event.target.checked })}
    />
    <Checkbox
      label="Learners may submit files"
      checked={!fields.restrict_user_to_upload}
      onChange={(event) => onChange({ restrict_user_to_upload: !event.target.checked })}
    />
    {error ? <p className="field-error">{error}</p> : null}
  </>
)

type Props = {
  files: readonly AttachedFile[]
  isReadOnly: boolean
  error: string | undefined
  onChange: (files: AttachedFile[]) => void
}

function Materials({ files, isReadOnly, error, onChange }: Props) {
  return (
    <fieldset className="plain-fieldset stack">
      <legend className="field-label">Materials</legend>
      {files.length > 0 ? (
        <ul className="captions-list">
          {files.map((one) => (
            <li key={one.uuid} className="row row-between">
              <span>{one.name}</span>
              {isReadOnly ? null : (
                <IconButton
                  icon="trash"
                  label={`Remove ${one.name}`}
                  onClick={() => onChange(files.filter((kept) => kept !== one))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isReadOnly ? null : (
        <FileField
          label="Add a file"
          help="Material to read or use. Shown below the requirements."
          types={types}
          file={null}
          isReadOnly={false}
          error={error}
          onChange={(file) => file && onChange([...files.filter(({ uuid }) => uuid !== file.uuid), file])}
        />
      )}
    </fieldset>
  )
}
