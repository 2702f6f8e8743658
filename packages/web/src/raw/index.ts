export { indexRows, readRows, rowBytes, type Row, type RowIndex, type RowStart } from './read-rows.ts';
