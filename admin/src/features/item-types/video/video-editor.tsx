import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { useState } from 'react'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { LessonTextField } from '../../../fields/lesson-text/lesson-text-field.tsx'
import type { EditorProps, ItemEditor } from '../item-editor.ts'
import { LibraryFilm } from './library-film.tsx'
import { VideoPreview } from './video-preview.tsx'

type Source = 'link' | 'library'
const sources: readonly { value: Source; label: string }[] = [
  { value: 'link', label: 'YouTube or Vimeo' },
  { value: 'library', label: 'The media library' },
]

/** Editor for a YouTube, Vimeo or library video, with its transcript. */
export const videoEditor: ItemEditor<'Video'> = {
  empty: { itemable_type: 'Video', fields: { link: '', transcript: '', file: null, poster: null, captions: [] } },
  labels: {
    title: 'Title',
    link: 'Link',
    transcript: 'Transcript',
    file: 'Video file',
    poster: 'Poster',
    captions: 'Captions',
  },
  Editor: VideoEditor,
}

function VideoEditor({ content, onChange, errorOf, mayEdit }: EditorProps<'Video'>) {
  const { fields } = content
  const [source, setSource] = useState<Source>(fields.file ? 'library' : 'link')
  const set = (some: Partial<typeof fields>) => onChange({ ...content, fields: { ...fields, ...some } })
  return (
    <>
      <RadioGroup
        legend="Where the video is"
        options={sources}
        value={source}
        disabled={!mayEdit}
        onChange={(chosen) => {
          setSource(chosen)
          if (chosen === 'link' && fields.file) set({ file: null })
        }}
      />
      {source === 'link' ? (
        <LinkedFilm link={fields.link} error={errorOf('link')} onChange={(link) => set({ link })} />
      ) : (
        <LibraryFilm fields={fields} errorOf={errorOf} mayEdit={mayEdit} onChange={set} />
      )}
      <LessonTextField
        label="Transcript"
        isReadOnly={!mayEdit}
        html={fields.transcript}
        error={errorOf('transcript')}
        onChange={(transcript) => set({ transcript })}
      />
    </>
  )
}

type Props = { link: string; error: string | undefined; onChange: (link: string) => void }

/** A YouTube or Vimeo video, as learners will see it. */
const LinkedFilm = ({ link, error, onChange }: Props) => (
  <>
    <Field label="Link" help="The URL of a video on YouTube or Vimeo." error={error}>
      <TextInput type="url" inputMode="url" value={link} onChange={(event) => onChange(event.target.value)} />
    </Field>
    <VideoPreview link={link} />
  </>
)
