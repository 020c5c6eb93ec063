import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_course_picture, upload_course_picture } from '@portico/shared/contract/courses/editing.ts'
import { type CoursePicture, coursePictureRules } from '@portico/shared/rules/media/upload-rules.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PictureChooser } from '../../../fields/media/picture-chooser.tsx'
import { api, apiFile } from '../../../kernel/api.ts'
import type { Opened } from '../frame/course-query.ts'
import { useMayInCourse } from '../access/may-in-course.ts'

const pictureTexts: Readonly<Record<CoursePicture, { title: string; help: string }>> = {
  thumbnail: { title: 'Picture', help: 'On cards and at the top of the course page.' },
  seo_image: {
    title: 'Picture for link previews',
    help: 'Shown when the page is shared. Without one, the picture above is used.',
  },
}

/** The pictures of a course; each is saved as soon as it is chosen. */
export const CoursePictures = (opened: Opened) => (
  <section className="panel" aria-labelledby="course-pictures">
    <div className="panel-body stack">
      <h2 id="course-pictures" className="panel-title">
        Pictures
      </h2>
      <div className="picture-grid">
        <Picture opened={opened} picture="thumbnail" />
        <Picture opened={opened} picture="seo_image" />
      </div>
    </div>
  </section>
)

function Picture({ opened, picture }: { opened: Opened; picture: CoursePicture }) {
  const { slug } = opened.course
  const mayEdit = useMayInCourse('courses.edit')
  const client = useQueryClient()
  const onSuccess = async () => {
    toasts.show({ kind: 'success', text: 'Save Successful' })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['course'] }),
      client.invalidateQueries({ queryKey: ['courses'] }),
    ])
  }
  const upload = useMutation({
    mutationFn: (file: File) =>
      apiFile(upload_course_picture, { params: { slug, picture }, query: { file_name: file.name }, file }),
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: () => api(delete_course_picture, { params: { slug, picture } }),
    onSuccess,
  })
  const failure = upload.error ?? remove.error
  return (
    <PictureChooser
      {...pictureTexts[picture]}
      name={picture}
      isReadOnly={!mayEdit}
      url={opened[picture]}
      rule={coursePictureRules[picture]}
      error={failure ? failureText(failure) : null}
      uploading={upload.isPending}
      removing={remove.isPending}
      onFile={(file) => file && upload.mutate(file)}
      onRemove={() => remove.mutate()}
    />
  )
}
