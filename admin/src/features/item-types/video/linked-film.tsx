import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { VideoPreview } from './video-preview.tsx'

type Props = { link: string; error: string | undefined; onChange: (link: string) => void }

/** A YouTube or Vimeo video, as learners will see it. */
export const LinkedFilm = ({ link, error, onChange }: Props) => (
  <>
    <Field label="Link" help="The address of a video on YouTube or Vimeo." error={error}>
      <TextInput type="url" inputMode="url" value={link} onChange={(event) => onChange(event.target.value)} />
    </Field>
    <VideoPreview link={link} />
  </>
)
