// What Yahoo finds for some words: symbols and headlines. Names and titles only: none of its numbers is a figure of a company.
import { shapeReader } from '../shape/read-shape.ts';

export const readYahooSearch = shapeReader({ source: 'Yahoo Finance search', must: 'quotes', groups: [] });
