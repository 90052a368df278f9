/** The name of a table on screen: `resume_skills` is "Résumé skills". */
export function tableLabel(table: string): string {
  const words = table.replaceAll('_', ' ').replaceAll('resume', 'résumé');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
