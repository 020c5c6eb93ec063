import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { LessonTextField } from '../../../../../fields/lesson-text/lesson-text-field.tsx'
import { asTyped, type ItemEditor } from '../item-editor.ts'
import { VideoPreview } from './video-preview.tsx'

/** A film of YouTube or Vimeo, with its transcript. */
export const videoEditor: ItemEditor<'Video'> = {
  empty: { itemable_type: 'Video', fields: { link: '', transcript: '' } },
  labels: { title: 'Title', link: 'Link', transcript: 'Transcript' },
  Editor: ({ content, onChange, errorOf, mayEdit }) => {
    const { fields } = content
    return (
      <>
        <Field label="Link" help="The address of a video on YouTube or Vimeo." error={errorOf('link')}>
          <TextInput
            type="url"
            inputMode="url"
            value={fields.link}
            onChange={(event) => onChange({ ...content, fields: { ...fields, link: event.target.value } })}
          />
        </Field>
        <VideoPreview link={fields.link} />
        <LessonTextField
          label="Transcript"
          isReadOnly={!mayEdit}
          html={fields.transcript}
          error={errorOf('transcript')}
          onChange={(transcript) => onChange({ ...content, fields: { ...fields, transcript } })}
        />
      </>
    )
  },
  adopt: asTyped,
}
