export const nursingMotifs: Record<string, string> = {
  'heart-pulse': `<path d="M0 170C-130 80-190 10-190-68c0-62 46-106 102-106 40 0 70 22 88 56 18-34 48-56 88-56 56 0 102 44 102 106C190 10 130 80 0 170Z" fill="{accent/}"/>
<path d="M-200 10h120l28-66 46 128 38-92 22 30h146" fill="none" stroke="{paper}" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/>`,
  stethoscope: `<path d="M-110-170v110a90 90 0 0 0 180 0v-110" fill="none" stroke="{ink}" stroke-width="26" stroke-linecap="round"/>
<path d="M-20 30v50a80 80 0 0 0 160 0V30" fill="none" stroke="{ink}" stroke-width="26" stroke-linecap="round"/>
<circle cx="140" cy="0" r="52" fill="{paper/}"/><circle cx="140" cy="0" r="26" fill="{accent/}"/>
<rect x="-130" y="-196" width="40" height="56" rx="16" fill="{accent}"/><rect x="50" y="-196" width="40" height="56" rx="16" fill="{accent}"/>`,
  'hand-wash': `<path d="M0-196c46 62 74 104 74 142a74 74 0 0 1-148 0c0-38 28-80 74-142Z" fill="{main/}"/><path d="M-40-58a40 40 0 0 0 34 42" fill="none" stroke="{paper}" stroke-width="14" stroke-linecap="round"/>
<path d="M-190 96c60-44 110-40 150-18l74 18c26 8 22 40-6 40h-60 70l104-52c24-10 42 20 22 36L56 196h-246Z" fill="{paper/}"/><rect x="-200" y="84" width="46" height="116" rx="10" fill="{accent}"/>
<circle cx="118" cy="-30" r="22" fill="{soft}"/><circle cx="156" cy="-92" r="34" fill="{soft/}"/><circle cx="-128" cy="-26" r="26" fill="{soft/}"/><circle cx="-152" cy="-100" r="16" fill="{soft}"/>`,
  'clipboard-check': `<rect x="-140" y="-170" width="280" height="364" rx="26" fill="{deep/}"/><rect x="-112" y="-138" width="224" height="304" rx="10" fill="{paper/}"/>
<rect x="-62" y="-198" width="124" height="66" rx="18" fill="{glow/}"/><circle cy="-176" r="11" fill="{ink}"/>
<path d="m-84-70 18 18 30-34m-48 104 18 18 30-34m-48 104 18 18 30-34" fill="none" stroke="{accent}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-8-62h88M-8 26h88M-8 114h56" stroke="{soft}" stroke-width="18" stroke-linecap="round"/>`,
  syringe: `<g transform="rotate(45)"><rect x="-46" y="-90" width="92" height="200" rx="16" fill="{paper/}"/><rect x="-46" y="10" width="92" height="100" rx="10" fill="{accent/}"/>
<rect x="-74" y="-104" width="148" height="26" rx="13" fill="{ink}"/><rect x="-12" y="-190" width="24" height="96" fill="{deep}"/><rect x="-50" y="-204" width="100" height="26" rx="13" fill="{ink}"/>
<path d="M-20 110h40l-8 40h-24Z" fill="{deep}"/><path d="M0 150v66" stroke="{ink}" stroke-width="9" stroke-linecap="round"/>
<path d="M-46-50h30M-46-14h30M-46 22h30M-46 58h30" stroke="{ink}" stroke-width="8" stroke-linecap="round"/></g>
<path d="M-150 120c22 30 34 50 34 66a34 34 0 0 1-68 0c0-16 12-36 34-66Z" fill="{accent/}" transform="translate(8 -24)"/>`,
  bed: `<rect x="-196" y="-120" width="26" height="290" rx="13" fill="{ink}"/><rect x="170" y="-20" width="26" height="190" rx="13" fill="{ink}"/>
<rect x="-180" y="40" width="360" height="70" rx="14" fill="{paper/}"/><path d="M-40-16h160a56 56 0 0 1 56 56v30H-96V40a56 56 0 0 1 56-56Z" fill="{main/}"/>
<rect x="-164" y="-16" width="104" height="60" rx="26" fill="{paper}"/><circle cx="-104" cy="-62" r="44" fill="{glow/}"/>
<rect x="-180" y="104" width="360" height="22" fill="{deep}"/><path d="M60-190v76M22-152h76" stroke="{accent}" stroke-width="30" stroke-linecap="round"/>`,
  'shield-record': `<path d="M0-196 158-140v120c0 104-66 172-158 216-92-44-158-112-158-216v-120Z" fill="{main/}"/>
<rect x="-84" y="-104" width="168" height="212" rx="16" fill="{paper/}"/><circle cx="0" cy="-44" r="30" fill="{accent}"/><path d="M-52 34a52 44 0 0 1 104 0Z" fill="{accent}"/>
<path d="M-50 64h100" stroke="{soft}" stroke-width="14" stroke-linecap="round"/><path d="M-50 88h60" stroke="{soft}" stroke-width="14" stroke-linecap="round"/>
<circle cx="96" cy="98" r="56" fill="{ink}"/><path d="m70 98 20 20 34-40" fill="none" stroke="{glow}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`,
  pill: `<g transform="rotate(-38 -20 -20)"><rect x="-196" y="-84" width="310" height="128" rx="64" fill="{paper}"/><path d="M-41-84H50a64 64 0 0 1 0 128h-91Z" fill="{accent}"/><path d="M-132-52H40" stroke="#fff" stroke-opacity=".35" stroke-width="18" stroke-linecap="round"/></g>
<circle cx="104" cy="92" r="84" fill="{paper/}"/><path d="M48 92h112" stroke="{soft}" stroke-width="14" stroke-linecap="round"/><circle cx="-112" cy="140" r="44" fill="{glow/}"/>`,
}
