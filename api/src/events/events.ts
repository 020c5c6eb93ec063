import type { CoursePicture } from '@portico/shared/rules/media/course-picture-rules.ts'
import { type Tag } from '@portico/shared/tags/tags.ts'

/** What changes how an account is signed in to; its owner gets a mail about each (domains/identity/reactions/email.security-changed.ts). */
export type SecurityChange =
  | 'password_changed'
  | 'password_reset'
  | 'password_set'
  | 'new_device'
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'second_factor_recovered'
  | 'email_moved'

/**
 * What happens in Portico, with what reactions need to know of it: ids only, so that a late reaction reads the current state, and never a
 * secret: whoever reads the queue must not be able to sign in with its contents.
 */
export type Events = {
  'account.code_requested': { registration_id: number }
  'account.reset_requested': { email: string }
  'account.unlock_code_requested': { user_id: number | null }
  'account.registered': { user_id: number }
  /** Staff made it, moved it to another address, or invite its person again. */
  'account.made_by_staff': { user_id: number }
  /** `to` is the address that the account had before, where staff moved it to another one. */
  'account.security_changed': { user_id: number; kind: SecurityChange; to?: string }
  'course.changed': { course_id: number; tags: readonly Tag[]; job_id: number | null }
  'course.copy_asked': { copy_id: number }
  /** A share was offered, answered or ended; in both portals. */
  'share.moved': { share_id: number }
  /** The key of a question is another one; where its course is sold, it follows. */
  'exam.key_corrected': { exam_regrade_id: number }
  'portal.changed': { job_id: number | null }
  'portal.paused': { portal_id: number }
  'portal.deleted': { portal_id: number }
  /** A domain or a sender was given to the portal: its records are looked up. */
  'domain.asked': { what: 'domain' | 'sender' }
  'domain.settled': { became: 'serving' | 'failing' | 'lost'; name: string }
  /** Mail leaves from the portal's own address, or no longer. */
  'sender.settled': { is_used: boolean; address: string }
  /** A term of a year ends in a month, and the next one begins. */
  'subscription.renews_soon': { subscription_id: number }
  /** Its next term begins within a month and costs another price. One for each who is told. */
  'subscription.price_changes': { subscription_id: number; user_id: number }
  /** Its plan, price or billing was changed; the event of its history says to what. */
  'subscription.changed': { subscription_event_id: number }
  /** An order of a plan was paid, or something became of its subscription with the provider. */
  'subscription.moved': { order_id: number }
  /** A payment of it is missing; its portal is suspended a week later. */
  'subscription.unpaid': { subscription_id: number }
  /** Its portal was suspended for that. */
  'subscription.suspended': { subscription_id: number }
  'tax_exemption.reviewed': { tax_exemption_id: number }
  /** An external page of a provider waits for approval. */
  'partner_page.sent': { partner_page_id: number }
  'partner_page.reviewed': { partner_page_id: number }
  'order.created': { order_id: number }
  'order.paid': { order_id: number }
  'purchase_order.placed': { order_id: number }
  'purchase_order.canceled': { order_id: number }
  /** Nobody has paid it for weeks; it is closed soon. */
  'purchase_order.expires': { order_id: number }
  /** The day on which it is due has come, or is a week past; the step of the timeline says which. One for each who is told. */
  'purchase_order.due': { step_id: number; to: 'contact' | 'buyer' }
  'order.payment_failed': { order_id: number }
  'order.lines_refunded': { order_id: number }
  'order.refund_requested': { refund_id: number }
  'order.disputed': { order_id: number; status: 'open' | 'won' | 'lost' }
  'invoice.sent': { step_id: number }
  'seat.invited': { claim_link_id: number }
  /** Staff ended an enrollment that was never begun; its credit is with the manager again who gave it. */
  'seat.returned': { enrollment_id: number; manager_id: number }
  'learner.enrolled': { enrollment_id: number }
  /** Staff or a manager enrolled somebody else. */
  'learner.enrolled_by_other': { enrollment_id: number; by: number }
  'item.finished': { enrollment_id: number; module_item_id: number }
  'course.finished': { enrollment_id: number }
  'proof.asked': { proof_job_id: number }
  'certificate.expiring': { alert_id: number }
  'training.reviewed': { training_record_id: number }
  'certificate.issued': { certificate_id: number }
  /** One was made, changed, taken back, or begins now. */
  'announcement.changed': { announcement_id: number }
  'list.changed': { list: string; id: number }
  'list.many_changed': { list: string; ids: readonly number[] }
  'list.job_asked': { list: string; job_id: number }
  /** A picture that pages show was uploaded: the portal is published once its variants are there. */
  'picture.kept': { address: string; job_id: number }
  'course.picture_kept': { course_id: number; picture: CoursePicture; address: string; by: number }
  'author.avatar_kept': { author_id: number; address: string }
  'picture.dropped': { address: string }
  /** A page was rendered before the picture was drawn that a shared link to it shows: what it says, and its address to be. */
  'page.picture_wanted': { path: string; kicker: string; title: string; picture: string | null; address: string }
  'page.pictured': { path: string }
  /** All bytes of an upload have arrived. */
  'upload.finished': { upload_id: number }
  /** A picture of the library has new bytes, which have no variants yet. */
  'material.pictured': { material_id: number; address: string }
  /** Bytes of the library that no entry has any more. */
  'material.dropped': { file_key: string }
  'list.import_asked': { list: string; import_id: number }
  'invitations.import_asked': { import_id: number }
  'enrollments.import_asked': { import_id: number }
  'review.changed': { course_id: number }
  'scorm.import_requested': { import_id: number }
  'scorm.trial_requested': { package_id: number }
}
export type EventName = keyof Events
