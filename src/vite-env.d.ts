declare module 'virtual:heading-font.css';
