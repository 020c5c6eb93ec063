export type ManifestOptions = {
  title?: string
  schemaversion?: string
  default_organization?: string
  href?: string
  /** xml:base of the resources element. */
  base?: string
  parameters?: string
  mastery_score?: number
  max_time_allowed?: string
  launch_data?: string
  doctype?: string
  /** No identifierref: a heading only. */
  heading_only?: boolean
  /** More SCOs of the same file, each with identifier and prerequisites. */
  more_scos?: { identifier: string; prerequisites?: string; mastery_score?: number }[]
}

const attribute = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${escape(value)}"`)
const element = (name: string, value: string | number | undefined) => (value === undefined ? '' : `<${name}>${escape(String(value))}</${name}>`)
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A SCORM 1.2 imsmanifest.xml with one item. */
export function makeManifest(options: ManifestOptions = {}): string {
  const title = options.title ?? 'HIPAA essentials for front desk staff'
  return `<?xml version="1.0" encoding="UTF-8"?>
${options.doctype ?? ''}<manifest identifier="hipaa-front-desk" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>${escape(options.schemaversion ?? '1.2')}</schemaversion></metadata>
  <organizations default="${escape(options.default_organization ?? 'course')}">
    <organization identifier="course">
      ${element('title', title)}
      <item identifier="sco"${options.heading_only ? '' : ' identifierref="content"'} isvisible="true"${attribute('parameters', options.parameters)}>
        ${element('title', title)}
        ${element('adlcp:maxtimeallowed', options.max_time_allowed)}
        ${element('adlcp:datafromlms', options.launch_data)}
        ${element('adlcp:masteryscore', options.mastery_score)}
      </item>${(options.more_scos ?? []).map((sco) => `
      <item identifier="${escape(sco.identifier)}" identifierref="content">
        ${element('title', `${title}: ${sco.identifier}`)}
        ${sco.prerequisites === undefined ? '' : `<adlcp:prerequisites type="aicc_script">${escape(sco.prerequisites)}</adlcp:prerequisites>`}
        ${element('adlcp:masteryscore', sco.mastery_score)}
      </item>`).join('')}
    </organization>
  </organizations>
  <resources${attribute('xml:base', options.base)}>
    <resource identifier="content" type="webcontent" adlcp:scormtype="sco" href="${escape(options.href ?? 'index.html')}"><file href="${escape(options.href ?? 'index.html')}"/></resource>
  </resources>
</manifest>
`
}
