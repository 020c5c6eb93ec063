import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CertificateForm } from './certificate-form.tsx'
import { CourseTemplate } from './course-template.tsx'
import { AccreditationPanel } from '../accreditations/accreditation-panel.tsx'

/** /courses/builder/:slug/overview/certificate-template: whether the course ends with a certificate, and its template. */
export const CertificatePage = () => (
  <CourseFrame>
    {(opened) => (
      <>
        <CertificateForm {...opened} />
        <CourseTemplate key={`template ${opened.course.certificate_template_id}`} slug={opened.course.slug} />
        <AccreditationPanel slug={opened.course.slug} />
      </>
    )}
  </CourseFrame>
)
