/** The icons that the page table names, collected by web/vite.config.ts. */
declare module '@page-icons' {
  const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
  export default icons;
}
