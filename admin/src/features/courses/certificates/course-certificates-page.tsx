import { list_course_certificates, type CourseCertificate } from '@portico/shared/contract/certificates.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { CourseFrame } from '../edit/course-frame.tsx'
import { certificatesAddress } from './address.ts'
import { CertificateState } from './certificate-state.tsx'

/** /courses/builder/:slug/certificates: the certificates that a course gave (BLD-008). */
export const CourseCertificatesPage = () => (
  <CourseFrame>{({ course }) => <CourseCertificates slug={course.slug} />}</CourseFrame>
)

function columns(slug: string, time_zone: string): readonly Column<CourseCertificate>[] {
  const day = (at: string | null) => (
    <span className="tabular">
      {at === null ? '–' : formatDay({ at, time_zone, reader_zone: readerZone(), style: 'medium' })}
    </span>
  )
  return [
    {
      name: 'name',
      header: 'Learner',
      cell: ({ user_id, name, email }) => (
        <Link to={linkToStaff('userCertificates', { slug, user_id })}>{name || email}</Link>
      ),
    },
    { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => <span className="muted">{email}</span> },
    { name: 'state', header: 'State', phone: 'beside', cell: (one) => <CertificateState {...one} /> },
    { name: 'issued_at', header: 'Issued', cell: ({ issued_at }) => day(issued_at) },
    { name: 'expires_at', header: 'Expires', only_wide: true, cell: ({ expires_at }) => day(expires_at) },
  ]
}

function CourseCertificates({ slug }: { slug: string }) {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(certificatesAddress)
  const view = useTableView('course-certificates')
  const query = useQuery({
    queryKey: ['course-certificates', portal.id, slug, search, view.per_page],
    queryFn: () =>
      api(list_course_certificates, {
        params: { slug },
        query: { search: search.search, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="panel">
      <div className="filter-row">
        <SearchFilter
          label="Search"
          value={search.search ?? ''}
          placeholder="Name or email"
          onChange={(words) => change({ search: words || undefined })}
        />
      </div>
      <ListBody
        query={query}
        address={{
          view,
          isFiltered: Boolean(search.search),
          onCursor: (cursor) => change({ cursor }),
          onClear: () => change({ search: undefined }),
        }}
        empty={{
          title: 'No certificates yet',
          text: 'They appear here once learners who completed the course have theirs issued.',
        }}
      >
        {(rows) => (
          <DataTable
            label="Issued certificates"
            view={view}
            columns={columns(slug, portal.time_zone)}
            rows={rows}
            titleOf={({ name, email }) => name || email}
          />
        )}
      </ListBody>
    </div>
  )
}
