import { list_course_certificates, type CourseCertificate } from '@portico/shared/contract/credentials/certificates.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { certificatesSearchParams } from '../search-params.ts'
import { CertificateState } from '../../../kernel/certificate-state.tsx'
import { AllCertificates } from './all-certificates.tsx'
import { MissingCertificates } from './missing-certificates.tsx'
import { courseCertificates } from './missing-query.ts'

/** value of the filter in the URL */
const missing = 'missing'

/** /courses/builder/:slug/certificates: the certificates issued for the course, and who completed it without one (BLD-008). */
export const CourseCertificatesPage = () => (
  <CourseFrame>{({ course }) => <CourseCertificates slug={course.slug} />}</CourseFrame>
)

function columns(slug: string): readonly Column<CourseCertificate>[] {
  return [
    {
      name: 'name',
      header: 'Learner',
      cell: ({ user_id, name, email }) => (
        <Link to={linkToStaff('userCertificates', { slug, user_id })}>{name || email}</Link>
      ),
    },
    { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => <span className="muted">{email}</span> },
    { name: 'state', header: 'Status', phone: 'beside', cell: (one) => <CertificateState {...one} /> },
    { name: 'issued_at', header: 'Issued', cell: ({ issued_at }) => <DayCell at={issued_at} /> },
    { name: 'expires_at', header: 'Expires', only_wide: true, cell: ({ expires_at }) => <DayCell at={expires_at} /> },
  ]
}

function CourseCertificates({ slug }: { slug: string }) {
  const [search, change] = useSearchParams(certificatesSearchParams)
  const isMissing = search.show === missing
  const showMissing = (isWanted: boolean) => change({ show: isWanted ? missing : undefined, search: undefined })
  const filter = useRef<HTMLDivElement>(null)
  // The button that shows them goes; the focus moves to the filter that it changed.
  const showFromNotice = () => {
    showMissing(true)
    filter.current?.querySelector('select')?.focus()
  }
  return (
    <div className="stack">
      <div ref={filter} className="filter-above">
        <ChoiceFilter
          label="Show"
          value={isMissing ? missing : undefined}
          all="Issued certificates"
          options={[{ value: missing, label: 'Completed without a certificate' }]}
          onChange={(value) => showMissing(value === missing)}
        />
      </div>
      {isMissing ? <MissingCertificates slug={slug} /> : <IssuedCertificates slug={slug} />}
      <AllCertificates slug={slug} onShowMissing={isMissing ? undefined : showFromNotice} />
    </div>
  )
}

function IssuedCertificates({ slug }: { slug: string }) {
  const list = usePagedList({
    name: courseCertificates,
    address: certificatesSearchParams,
    of: [slug],
    ask: (query) => api(list_course_certificates, { params: { slug }, query }),
  })
  return (
    <ListPanel
      list={list}
      filters={<SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />}
      empty={{
        title: 'No certificates yet',
        text: 'They appear here once they are issued to learners who completed the course.',
      }}
      table={{ label: 'Issued certificates', columns: columns(slug), titleOf: ({ name, email }) => name || email }}
    />
  )
}
