import { CourseFrame } from '../frame/course-frame.tsx'
import { CoursePictures } from './course-pictures.tsx'
import { DueDatesForm } from './due-dates-form.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { DetailsForm } from './details-form.tsx'
import { InstructorsForm } from './instructors-form.tsx'
import { NotificationsForm } from './notifications-form.tsx'
import { PricingForm } from './pricing-form.tsx'
import { SettingsForm } from './settings-form.tsx'

/** /courses/builder/:slug/overview/details: a course's title and the main text of its page (BLD-012, BLD-025). */
export const DetailsPage = () => <CourseFrame>{(opened) => <DetailsForm {...opened} />}</CourseFrame>
/** /courses/builder/:slug/overview/settings: pictures, search data, the rest of the course's page, and deletion. */
export const SettingsPage = () => (
  <CourseFrame>
    {(opened) => (
      <div className="stack">
        <CoursePictures {...opened} />
        <SettingsForm {...opened} />
        <DeletePanel {...opened} />
      </div>
    )}
  </CourseFrame>
)
/** /courses/builder/:slug/overview/due-dates: when learners should finish (OP-89). */
export const DueDatesPage = () => <CourseFrame>{(opened) => <DueDatesForm {...opened} />}</CourseFrame>
/** /courses/builder/:slug/overview/notifications: which emails about the course are sent (OP-89). */
export const NotificationsPage = () => <CourseFrame>{(opened) => <NotificationsForm {...opened} />}</CourseFrame>
/** /courses/builder/:slug/pricing: the course's prices (BLD-027). */
export const PricingPage = () => <CourseFrame>{(opened) => <PricingForm {...opened} />}</CourseFrame>
/** /courses/builder/:slug/instructors: the course's instructors. */
export const InstructorsPage = () => <CourseFrame>{(opened) => <InstructorsForm {...opened} />}</CourseFrame>
