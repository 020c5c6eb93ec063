import { create_course } from '@portico/shared/contract/courses/editing.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { coursePictureRules } from '@portico/shared/rules/media/upload-rules.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormProvider } from 'react-hook-form'
import { PictureChooser } from '../../../fields/media/picture-chooser.tsx'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useChosenPicture } from './chosen-picture.ts'

const fields: Readonly<Record<string, Field>> = {
  title: { kind: 'text', label: 'Title', max: 200, required: true },
  slug: {
    kind: 'slug',
    label: 'Address',
    from: 'title',
    noun: 'course',
    required: true,
    help: 'The last part of its web address. It can be changed later.',
  },
}

/** /courses/builder/create: the new course's title and picture; its outline comes next (BLD-007). */
export function CreateCoursePage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const picture = useChosenPicture()
  const { form, submit, failure, busy, isDirty } = useStaffForm({
    name: 'create-course',
    schema: create_course.body,
    values: { title: '', slug: '' },
    onlyChanged: false,
    send: async ({ title, slug }) => {
      const made = await api(create_course, { body: { title: String(title), slug: String(slug) } })
      await picture.uploadTo(made.slug)
      return made
    },
    onSaved: ({ slug }) => {
      void client.invalidateQueries({ queryKey: ['courses'] })
      void navigate({ to: linkToStaff('courseOutline', { slug }) })
    },
  })
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('staffCourses')}>← Courses</Link>
      </p>
      <PageHead title="Create course">It starts as a draft that only staff can see. You add lessons next.</PageHead>
      <FormProvider {...form}>
        <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
          <div className="panel-body stack">
            {Object.entries(fields).map(([name, field]) => (
              <DeclaredField key={name} name={name} field={field} />
            ))}
            <PictureChooser
              title="Picture"
              help="Optional. On cards and at the top of the course page. It can be changed later."
              name="thumbnail"
              url={picture.url}
              rule={coursePictureRules.thumbnail}
              error={picture.error}
              uploading={busy}
              removing={false}
              onFile={picture.choose}
              onRemove={() => picture.choose(undefined)}
            />
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
          </div>
          <div className="form-foot">
            <Button type="submit" busy={busy}>
              Create course
            </Button>
          </div>
        </Form>
      </FormProvider>
      <UnsavedChanges isDirty={() => (isDirty || picture.file !== null) && !busy} />
    </>
  )
}
