import type { CoursePicture } from '@portico/shared/rules/media/upload-rules.ts'
import { type Tag } from '@portico/shared/tags/tags.ts'

/** What the person with a seat in a live session is emailed about. `taken`: by staff. */
export type SeatNews = 'reserved' | 'moved' | 'taken' | 'canceled' | 'soon'

/** Changes to how an account signs in; its owner is emailed about each (domains/identity/reactions/email.security-changed.ts). */
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
  | 'email_change_requested'
  | 'email_changed'

/**
 * Events with the data that reactions need. Ids only, so that a late reaction reads the current state, and never secrets: the queue's contents must
 * not let anyone sign in.
 */
export type Events = {
  'account.code_requested': { registration_id: number }
  'account.reset_requested': { email: string }
  'account.email_change_requested': { user_id: number }
  'account.unlock_code_requested': { user_id: number | null }
  /** Staff created it, changed its email, or sent the person's invitation again. */
  'account.made_by_staff': { user_id: number }
  /** `to` is the account's previous email if staff changed it. */
  'account.security_changed': { user_id: number; kind: SecurityChange; to?: string }
  'course.changed': { course_id: number; tags: readonly Tag[]; job_id: number | null }
  /** A course that people wait for can be bought. */
  'course.opened': { course_id: number }
  'opening.announced': { request_id: number }
  /** Somebody's seat in a live session was reserved, or is to be told about; emitted where the person reserved. */
  'session.seat_told': { seat_id: number; news: SeatNews }
  'course.copy_asked': { copy_id: number }
  /** A share was offered, answered or ended; emitted in both portals. */
  'share.moved': { share_id: number }
  /** A question's answer key was corrected; portals that sell the course take over the change. */
  'exam.key_corrected': { exam_regrade_id: number }
  'portal.changed': { job_id: number | null }
  'portal.paused': { portal_id: number }
  'portal.deleted': { portal_id: number }
  /** The portal was given a domain or sender, whose DNS records must now be looked up. */
  'domain.asked': { what: 'domain' | 'sender' }
  'domain.settled': { became: 'serving' | 'failing' | 'lost'; name: string }
  /** The portal's emails now come from its own address, or no longer do. */
  'sender.settled': { is_used: boolean; address: string }
  /** A yearly term ends within a month and renews. */
  'subscription.renews_soon': { subscription_id: number }
  /** The next term starts within a month at a different price. One event per recipient. */
  'subscription.price_changes': { subscription_id: number; user_id: number }
  /** The plan, price or billing changed; the event in its history has the details. */
  'subscription.changed': { subscription_event_id: number }
  /** The subscription was canceled, was resumed, or changes with its next term. */
  'subscription.noted': { subscription_event_id: number }
  /** An order of a plan was paid, or its subscription changed at the provider. */
  'subscription.moved': { order_id: number }
  /** A payment is overdue; the portal is suspended a week later. */
  'subscription.unpaid': { subscription_id: number }
  /** The portal was suspended for non-payment. */
  'subscription.suspended': { subscription_id: number }
  'tax_exemption.reviewed': { tax_exemption_id: number }
  /** A provider's external page is waiting for approval. */
  'partner_page.sent': { partner_page_id: number }
  'partner_page.reviewed': { partner_page_id: number }
  'order.paid': { order_id: number }
  /** A renewal or change of a plan was charged and its order recorded. */
  'plan_payment.recorded': { order_id: number }
  'purchase_order.placed': { order_id: number }
  'purchase_order.canceled': { order_id: number }
  /** The order has been unpaid for weeks and will be closed soon. */
  'purchase_order.expires': { order_id: number }
  /** The due date has arrived, or passed a week ago; the timeline step says which. One event per recipient. */
  'purchase_order.due': { step_id: number; to: 'contact' | 'buyer' }
  'order.payment_failed': { order_id: number }
  /** Its bank decides on the payment within days. */
  'order.processing': { order_id: number }
  'order.lines_refunded': { order_id: number }
  'order.refund_requested': { refund_id: number }
  /** The money went back, or there was none. */
  'refund.settled': { refund_id: number }
  'order.disputed': { order_id: number; status: 'open' | 'won' | 'lost' }
  'invoice.sent': { step_id: number }
  'seat.invited': { claim_link_id: number }
  /** Staff ended an enrollment that was never started; its credit went back to the manager who had given it. */
  'seat.returned': { enrollment_id: number; manager_id: number }
  /** The buyer took back a seat whose learner had not started the course. */
  'seat.revoked': { enrollment_id: number }
  'learner.enrolled': { enrollment_id: number }
  /** Staff or a manager enrolled another person. */
  'learner.enrolled_by_other': { enrollment_id: number; by: number }
  /** One event per instructor to be emailed. */
  'assignment.submitted': { response_id: number; user_id: number }
  /** An attempt was graded, or its grade corrected: then change_id is the correction. */
  'assignment.graded': { response_id: number; change_id: number | null }
  'question.answered': { answer_id: number }
  'course.finished': { enrollment_id: number }
  'proof.asked': { proof_job_id: number }
  'certificate.expiring': { alert_id: number }
  'training.reviewed': { training_record_id: number }
  'certificate.issued': { certificate_id: number }
  /** An announcement was created, changed or withdrawn, or starts now. */
  'announcement.changed': { announcement_id: number }
  'list.changed': { list: string; id: number }
  'list.many_changed': { list: string; ids: readonly number[] }
  'list.job_asked': { list: string; job_id: number }
  /** A picture used on pages was uploaded; the portal is published once its variants exist. */
  'picture.kept': { address: string; job_id: number }
  'course.picture_kept': { course_id: number; picture: CoursePicture; address: string; by: number }
  'author.avatar_kept': { author_id: number; address: string }
  'picture.dropped': { address: string }
  /** A page was rendered before its social picture existed: the picture's texts and its future URL. */
  'page.picture_wanted': { path: string; kicker: string; title: string; picture: string | null; address: string }
  'page.pictured': { path: string }
  /** All bytes of an upload have arrived. */
  'upload.finished': { upload_id: number }
  /** A library picture has new bytes without variants yet. */
  'material.pictured': { material_id: number; address: string }
  /** Library bytes that no entry uses anymore. */
  'material.dropped': { file_key: string }
  'list.import_asked': { list: string; import_id: number }
  'invitations.import_asked': { import_id: number }
  'enrollments.import_asked': { import_id: number }
  'scorm.import_requested': { import_id: number }
  'scorm.trial_requested': { package_id: number }
}
export type EventName = keyof Events
