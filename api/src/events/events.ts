import type { CoursePicture } from '@portico/shared/rules/media/course-picture-rules.ts'
import { type Tag } from '@portico/shared/tags/tags.ts'

/** What changes how an account is signed in to; its owner gets a mail about each (reactions/email.security-changed.ts). */
export type SecurityChange =
  | 'password_changed'
  | 'password_reset'
  | 'new_device'
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'second_factor_recovered'

/**
 * What happens in Portico, with what reactions need to know of it: ids only, so that a late reaction reads the current state, and never a
 * secret: whoever reads the queue must not be able to sign in with its contents.
 */
export type Events = {
  'account.code_requested': { registration_id: number }
  'account.reset_requested': { email: string }
  'account.unlock_code_requested': { user_id: number | null }
  'account.registered': { user_id: number }
  'account.security_changed': { user_id: number; kind: SecurityChange }
  'course.changed': { course_id: number; tags: readonly Tag[]; job_id: number | null }
  'course.copy_asked': { copy_id: number }
  'portal.changed': { job_id: number | null }
  'portal.paused': { portal_id: number }
  'portal.deleted': { portal_id: number }
  'order.created': { order_id: number }
  'order.paid': { order_id: number }
  'seat.invited': { claim_link_id: number }
  'learner.enrolled': { enrollment_id: number }
  'item.finished': { enrollment_id: number; module_item_id: number }
  'course.finished': { enrollment_id: number }
  'proof.asked': { proof_job_id: number }
  'certificate.expiring': { alert_id: number }
  'training.reviewed': { training_record_id: number }
  'certificate.issued': { certificate_id: number }
  'list.changed': { list: string; id: number }
  'list.many_changed': { list: string; ids: readonly number[] }
  'list.job_asked': { list: string; job_id: number }
  /** A picture that pages show was uploaded: the portal is published once its variants are there. */
  'picture.kept': { address: string; job_id: number }
  'course.picture_kept': { course_id: number; picture: CoursePicture; address: string; by: number }
  'picture.dropped': { address: string }
  /** All bytes of an upload have arrived. */
  'upload.finished': { upload_id: number }
  /** A picture of the library has new bytes, which have no variants yet. */
  'material.pictured': { material_id: number; address: string }
  /** Bytes of the library that no entry has any more. */
  'material.dropped': { file_key: string }
  'list.import_asked': { list: string; import_id: number }
  'enrollments.import_asked': { import_id: number }
  'review.changed': { course_id: number }
  'scorm.import_requested': { import_id: number }
  'scorm.trial_requested': { package_id: number }
}
export type EventName = keyof Events
