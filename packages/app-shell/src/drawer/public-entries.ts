/** Links below the variant's menu in the drawer, and in the footer of public pages. */
export const publicEntries = [
  { path: '/about', label: 'About', icon: 'info-circle' },
  { path: '/terms', label: 'Terms', icon: 'file-text' },
  { path: '/privacy', label: 'Privacy', icon: 'lock' },
  { path: '/support', label: 'Support', icon: 'help-circle' },
] as const;
